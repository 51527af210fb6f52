import type { Translated } from '../../translated.ts'
import type { caseMessages as enUs } from '../en_us/case-messages.ts'

export const caseMessages: Translated<typeof enUs> = {
  subject: '{{pet}} 관련 메시지, {{caseNumber}}',
  title: '{{pet}} 관련 메시지',
  action: '케이스 열기',
  waits: '이 케이스에 대해 운영팀에서 메시지를 남겼습니다. 케이스에서 읽을 수 있습니다.',
  waitsUrgently: '이 케이스에 대한 긴급 메시지가 있습니다. 지금 케이스를 열어 확인해 주세요.',
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
  ecgUnreadable: {
    name: '심전도를 읽을 수 없음',
    text: '심전도 파일 {{file}} 항목을 읽을 수 없습니다. 장비에서 다시 내보내거나 심전도를 다시 기록하여 보내 주세요.',
  },
  ecgMarginal: {
    name: '심전도 품질 제한',
    text: '{{pet}} 심전도는 일부만 판독할 수 있습니다: {{reason}}. 판독 가능한 부분을 읽고 있으며, 다시 기록해 주시면 더 자세한 보고서를 드릴 수 있습니다.',
  },
  ecgRejected: {
    name: '심전도 사용 불가',
    text: '{{pet}} 심전도는 보고서에 사용할 수 없습니다: {{reason}}. 다시 기록해 주세요.',
  },
  ecgNormal: {
    name: '심전도 정상 소견',
    text: '{{pet}} 심전도는 지금까지 정상으로 보입니다. 서명된 보고서가 곧 전달됩니다.',
  },
  ecgUrgent: {
    name: '긴급 심전도 소견',
    text: '{{pet}} 심전도에 바로 대응해야 할 소견이 있습니다: {{text}} 지금 {{pet}} 상태를 진찰해 주세요. 서명된 보고서가 곧 전달됩니다.',
  },
}
