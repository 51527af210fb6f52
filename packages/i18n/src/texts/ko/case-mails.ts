import type { Translated } from '../../translated.ts'
import type { caseMails as enUs } from '../en_us/case-mails.ts'

export const caseMails: Translated<typeof enUs> = {
  facts: { case: '증례', hospital: '병원', file: '파일', due: '기한' },
  clinic: {
    subject: '심장 전문의의 문의: {{pet}}, {{caseNumber}}',
    title: '{{pet}}에 대해 심장 전문의가 확인을 요청했습니다',
    hello: '{{name}} 님,',
    files: '판독을 위해 더 선명하거나 추가적인 파일이 필요합니다.',
    clarification: '보고서를 작성하기 전에 심장 전문의가 질문을 남겼습니다.',
    clock: '증례에서 답변하실 때까지 24시간 계산이 멈춰 있습니다.',
    action: '읽고 답변하기',
    answered: {
      subject: '질문에 답변이 등록되었습니다: {{pet}}, {{caseNumber}}',
      title: '{{pet}}에 대해 심장 전문의가 답변했습니다',
      text: '보고서에 대한 질문에 답변이 등록되었습니다. 보고서 화면에서 읽을 수 있습니다.',
      action: '답변 읽기',
    },
    footer: '귀 병원의 증례가 {{brand}}에 있어 보내드리는 메일입니다.',
  },
  reader: {
    answered: {
      subject: '병원이 답변했습니다: {{pet}}, {{caseNumber}}',
      title: '{{pet}}에 대해 병원이 답변했습니다',
      text: '시간 계산이 다시 시작되었습니다. 보고서 기한은 {{due}}입니다.',
      action: '증례 열기',
    },
    asked: {
      subject: '보고서에 대한 질문: {{pet}}, {{caseNumber}}',
      title: '{{pet}}의 보고서에 대해 병원이 질문했습니다',
      text: '병원이 보고서에 대해 질문했습니다. 발행 후 7일 이내 두 번까지 포함됩니다.',
      action: '읽고 답변하기',
    },
  },
  clock: {
    subject: '시간 {{step}}% 경과: {{pet}}, {{caseNumber}}',
    overtime: '기한 초과: {{pet}}, {{caseNumber}}',
    unread: '아직 아무도 이 증례를 판독하고 있지 않습니다.',
    read: '{{name}} 님이 판독하고 있습니다.',
    action: '작업 목록 열기',
  },
  footer: '{{brand}}에서 직원에게 보내는 메일입니다.',
}
