import type { Translated } from '../../translated.ts'
import type { caseMessages as enUs } from '../en_us/case-messages.ts'

export const caseMessages: Translated<typeof enUs> = {
  subject: '{{pet}} 관련 메시지, {{caseNumber}}',
  title: '{{pet}} 관련 메시지',
  action: '케이스 열기',
  waits: '이 케이스에 대해 운영팀에서 메시지를 남겼습니다. 케이스에서 읽을 수 있습니다.',
  fileUnreadable: {
    name: '파일이 열리지 않음',
    text: '파일 {{file}} 항목이 열리지 않습니다. 장비에서 다시 내보내 케이스에 추가해 주세요.',
  },
  fileOfAnotherPet: {
    name: '다른 환자의 파일',
    text: '파일 {{file}} 항목의 환자 이름이 {{pet}} 이름과 다릅니다. 확인한 뒤 올바른 파일을 케이스에 추가해 주세요.',
  },
  laterReport: {
    name: '보고서의 새 시각',
    text: '{{pet}} 보고서가 약속보다 오래 걸리고 있습니다. 예상 시각: {{time}}.',
  },
  callYou: {
    name: '전화 드림',
    text: '{{pet}} 관련하여 전화로 여쭙고 싶은 것이 있습니다. 오늘 운영팀에서 병원으로 전화드립니다.',
  },
  ownWords: {
    name: '직접 쓰기',
    text: '{{text}}',
  },
}
