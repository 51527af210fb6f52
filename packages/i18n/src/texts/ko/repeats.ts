import type { Translated } from '../../translated.ts'
import type { repeats as english } from '../en_us/repeats.ts'

export const repeats: Translated<typeof english> = {
  left: '앞으로 {{left}}, {{date}}까지 요청할 수 있습니다.',
  reason: '보고서를 다시 작성해야 하는 이유',
  send: '요청 보내기',
  sent: '요청을 보냈습니다. 결정되면 메일로 알려 드립니다.',
  about: '{{name}} 요청, {{date}}',
  accepted: '{{date}}에 수락되었습니다. 새 개정판이 도착합니다.',
  declined: '{{date}}에 거절되었습니다.',
  accept: '수락',
  decline: '거절',
  answer: '거절 이유',
  acceptReason: '수락 이유(선택)',
  acceptHint: '병원이 읽습니다.',
  confirmAccept: '수락하고 케이스 열기',
  confirmDecline: '요청 거절',
  declinedDone: '요청을 거절하고 병원에 메일을 보냈습니다.',
  consult: {
    title: '재판독',
    ask: '재판독 요청',
    over: '재판독은 보고서 발행 후 하루, {{date}}까지 요청할 수 있었습니다.',
    asked: '이 보고서의 재판독이 요청되었습니다.',
    waiting: '심장 전문의의 결정을 기다리고 있습니다.',
    answerHint: '병원이 읽습니다.',
    readerTitle: '병원이 보고서의 재판독을 요청합니다',
    acceptedDone: '케이스를 {{time}} 기한으로 다시 맡았습니다.',
    acceptTitle: '재판독을 수락할까요?',
    acceptText:
      '케이스를 다시 맡게 되며 {{time}} 안에 새 개정판을 내야 합니다. 그때까지 현재 보고서를 읽을 수 있습니다.',
  },
  ecg: {
    title: '재판독 요청',
    ask: '재판독 요청하기',
    over: '재판독은 보고서 발행 후 하루, {{date}}까지 요청할 수 있었습니다.',
    asked: '이 개정판의 재판독이 요청되었습니다.',
    waiting: '판독의의 결정을 기다리고 있습니다.',
    answerHint: '이유를 적어 주세요. 병원이 읽습니다.',
    readerTitle: '병원이 이 보고서의 재판독을 요청합니다',
    acceptedDone: '재판독을 수락했습니다. 새 개정판은 {{time}} 안에 내야 합니다.',
    acceptTitle: '재판독 요청을 수락할까요?',
    acceptText:
      '심전도를 다시 판독하며 {{time}} 안에 새 개정판을 내야 합니다. 그때까지 병원은 현재 보고서를 읽을 수 있습니다.',
  },
}
