import type { Translated } from '../../translated.ts'
import type { messages as enUs } from '../en_us/messages.ts'

export const messages: Translated<typeof enUs> = {
  sent: '메시지를 메일로 보냈고 케이스에도 남겼습니다.',
  notSent: '보내지 못했습니다.',
  missing: '입력하세요.',
  hospital: {
    title: '병원에 메시지 보내기',
    template: '주제',
    ownHint: '병원은 이 글을 포털에서 읽습니다. 메일에는 메시지가 있다는 것만 적힙니다.',
    send: '병원에 보내기',
    before: '이전 메시지',
  },
  preview: {
    title: '병원에서 읽을 글',
    in: '병원에서 읽을 글 ({{language}})',
    to: '받는 곳: {{emails}}',
  },
  template: {
    fileUnreadable: '파일이 열리지 않음',
    fileOfAnotherPet: '다른 환자의 파일',
    laterReport: '보고서의 새 시각',
    callYou: '전화 드림',
    ownWords: '직접 쓰기',
    ecgUnreadable: '심전도를 읽을 수 없음',
    ecgMarginal: '심전도 품질 제한',
    ecgRejected: '심전도 사용 불가',
    ecgNormal: '심전도 정상 소견',
    ecgUrgent: '긴급 심전도 소견',
  },
  parameter: {
    file: '파일 이름',
    time: '시각 (병원이 읽을 표기)',
    text: '메시지',
    reason: '사유 (병원이 읽을 표기)',
  },
  colleague: {
    title: '동료에게 메모',
    to: '받는 사람',
    office: '운영팀',
    text: '메모',
    hint: '직원은 알림과 케이스 기록에서 읽습니다. 병원은 볼 수 없습니다.',
    send: '메모 보내기',
    sent: '메모를 보냈습니다.',
    before: '이전 메모',
  },
}
