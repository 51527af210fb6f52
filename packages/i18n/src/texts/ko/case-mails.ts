import type { Translated } from '../../translated.ts'
import type { caseMails as enUs } from '../en_us/case-mails.ts'

export const caseMails: Translated<typeof enUs> = {
  facts: { case: '케이스', hospital: '병원', file: '파일', due: '기한' },
  clinic: {
    subject: '심장 전문의의 문의: {{pet}}, {{caseNumber}}',
    title: '{{pet}}에 대해 심장 전문의가 확인을 요청했습니다',
    hello: '{{name}},',
    files: '판독을 위해 더 선명하거나 추가적인 파일이 필요합니다.',
    clarification: '보고서를 작성하기 전에 심장 전문의가 질문을 남겼습니다.',
    clock: '케이스에서 답변하실 때까지 24시간 계산이 멈춰 있습니다.',
    action: '읽고 답변하기',
    answered: {
      subject: '질문에 답변이 등록되었습니다: {{pet}}, {{caseNumber}}',
      title: '{{pet}}에 대해 심장 전문의가 답변했습니다',
      text: '보고서에 대한 질문에 답변이 등록되었습니다. 보고서 화면에서 읽을 수 있습니다.',
      action: '답변 읽기',
    },
    repeat: {
      action: '보고서 열기',
      accepted: {
        subject: '보고서를 다시 작성합니다: {{pet}}, {{caseNumber}}',
        title: '{{pet}} 보고서를 다시 작성합니다',
        text: '재판독 요청이 수락되었습니다. 새 개정판은 24시간 안에 도착하며, 그때까지 현재 보고서를 읽을 수 있습니다.',
      },
      declined: {
        subject: '재판독 요청 거절: {{pet}}, {{caseNumber}}',
        title: '{{pet}} 보고서는 그대로 유지됩니다',
        text: '재판독 요청이 거절되었습니다. 이유는 보고서 옆에 적혀 있습니다.',
      },
      ecg: {
        accepted: {
          subject: '보고서를 다시 작성합니다: {{pet}}, {{caseNumber}}',
          title: '{{pet}} 심전도를 다시 판독합니다',
          text: '재판독 요청이 수락되었습니다. 새 개정판은 {{minutes}}분 안에 도착하며, 그때까지 현재 보고서를 읽을 수 있습니다.',
        },
        declined: {
          subject: '재판독 요청 거절: {{pet}}, {{caseNumber}}',
          title: '{{pet}} 보고서는 그대로 유지됩니다',
          text: '재판독 요청이 거절되었습니다. 이유는 보고서 옆에 적혀 있습니다.',
        },
      },
    },
    rejected: {
      subject: '케이스가 반려되었습니다: {{pet}}, {{caseNumber}}',
      title: '{{pet}} 케이스가 반려되었습니다',
      text: '보고서 없이 이 케이스를 종료했습니다. 차감된 크레딧은 반환됩니다. 카드 결제는 별도로 환불하며 이메일로 알려 드립니다.',
      action: '케이스 보기',
      reason: '사유',
    },
    overtime: {
      subject: '보고서가 늦어지고 있습니다: {{pet}}, {{caseNumber}}',
      title: '{{pet}} 보고서가 약속보다 늦어지고 있습니다',
      due: '{{due}}까지 보고서를 드리기로 했으나 아직 완성되지 않았습니다. 죄송합니다. 병원에서 하실 일은 없습니다.',
      read: '심장 전문의가 판독하고 있습니다.',
      unread: '아직 맡은 전문의가 없습니다. 운영팀에서 지금 찾고 있습니다.',
      expected: '현재 예상 시각은 {{expected}}까지입니다. 발행되는 즉시 메일로 보내드립니다.',
      action: '케이스 보기',
    },
    deletion: {
      subject: '완료되지 않은 케이스가 삭제될 예정입니다: {{pet}}, {{caseNumber}}',
      title: '{{pet}} 케이스가 삭제될 예정입니다',
      due: '이 케이스는 아직 결제되지 않았고 3주 넘게 변경되지 않았습니다. {{time}}에 파일과 함께 삭제됩니다.',
      keep: '보관하려면 케이스를 열어 계속 진행하거나 “보관”을 누르세요. 더 이상 필요하지 않다면 따로 하실 일은 없습니다.',
      action: '케이스 열기',
    },
    footer: '귀 병원의 케이스가 {{brand}}에 있어 보내드리는 메일입니다.',
  },
  reader: {
    assigned: {
      subject: '{{pet}} 케이스 배정: {{caseNumber}}',
      title: '{{pet}} 케이스가 배정되었습니다',
      text: '운영팀이 이 케이스의 판독을 배정했습니다. 보고서 기한은 {{due}}입니다.',
      action: '케이스 열기',
    },
    answered: {
      subject: '병원이 답변했습니다: {{pet}}, {{caseNumber}}',
      title: '{{pet}}에 대해 병원이 답변했습니다',
      text: '시간 계산이 다시 시작되었습니다. 보고서 기한은 {{due}}입니다.',
      action: '케이스 열기',
    },
    repeat: {
      subject: '재판독 요청: {{pet}}, {{caseNumber}}',
      title: '병원이 {{pet}} 보고서의 재판독을 요청했습니다',
      text: '수락하면 24시간 기한으로 케이스를 다시 맡게 됩니다. 거절하려면 병원이 읽을 이유를 적으세요.',
      action: '읽고 결정하기',
      ecg: {
        subject: '재판독 요청: {{pet}}, {{caseNumber}}',
        title: '병원이 {{pet}} 보고서의 재판독을 요청했습니다',
        text: '수락하면 심전도를 다시 판독하며 {{minutes}}분 안에 새 개정판을 내야 합니다. 거절하려면 병원이 읽을 이유를 적으세요.',
      },
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
    unread: '아직 아무도 이 케이스를 판독하고 있지 않습니다.',
    read: '{{name}} 님이 판독하고 있습니다.',
    action: '작업 목록 열기',
  },
  footer: '{{brand}}에서 직원에게 보내는 메일입니다.',
}
