import type { Translated } from '../../translated.ts'
import type { timeline as enUs } from '../en_us/timeline.ts'

export const timeline: Translated<typeof enUs> = {
  title: '진행 내역',
  caption: '케이스 경과',
  cardiologist: '심장 전문의',
  office: '운영팀',
  show: '모두 보기 ({{count}})',
  events: {
    case: {
      opened: '케이스 생성',
      cloned: '후속 케이스 생성',
      deletionDue: '변경이 없으면 삭제된다고 알림',
      kept: '30일 더 보관',
      submit: '심전도 서비스로 전송',
      admit: '지원팀이 전송',
      claimEcg: '심전도 서비스에서 맡음',
      claim: '심장 전문의가 맡음',
      reject: '반려됨',
      serviceChanged: '서비스 변경',
      askRepeat: '재판독 요청',
      acceptRepeat: '재판독 수락',
      declineRepeat: '재판독 거절',
    },
    questions: {
      saved: '질문 저장',
    },
    payment: {
      received: '결제 및 전송 완료',
      refunded: '환불됨',
      refund_returned: '환불이 은행에서 반송됨',
    },
    credits: {
      deducted: '크레딧으로 결제 및 전송 완료',
      refunded: '크레딧 반환됨',
    },
    enquiry: {
      asked: '질문',
      answered: '질문에 답변',
      withdrawn: '질문 철회',
    },
    clock: {
      paused: '시간 계산 멈춤',
      resumed: '시간 계산 재개',
    },
    deadline: {
      overtime: '약속한 시각을 넘김',
    },
    report: {
      released: '보고서 발행',
      corrected: '보고서 새 개정판',
      opened: '포털에서 보고서 열람',
      resent: '보고서 다시 보냄',
      late: '보고서가 아직 이메일로 전달되지 않음',
    },
    mail: {
      bounced: '이메일을 전달하지 못함',
    },
    message: {
      sent: '운영팀의 메시지',
    },
    file: {
      patientConfirmed: '다른 이름의 파일을 이 환자의 것으로 확인',
      patientUnconfirmed: '다른 이름 파일의 확인을 취소',
      added_other: '파일 {{count}}개 추가',
      deleted: '파일 삭제',
    },
    pet: {
      corrected: '반려동물 정보 정정',
    },
  },
}
