import type { Translated } from '../../translated.ts'
import type { messages as enUs } from '../en_us/messages.ts'

export const messages: Translated<typeof enUs> = {
  sent: 'メッセージをメールで送信し、症例にも記載しました。',
  notSent: '送信できませんでした。',
  missing: '入力してください。',
  hospital: {
    title: '病院へメッセージ',
    template: '件名',
    ownHint: '病院はこの文面をポータルで読みます。メールではメッセージがあることだけを伝えます。',
    send: '病院へ送る',
    before: 'これまでのメッセージ',
  },
  preview: {
    title: '病院で読まれる文面',
    in: '病院で読まれる文面（{{language}}）',
    to: '宛先：{{emails}}',
  },
  template: {
    fileUnreadable: 'ファイルを開けない',
    fileOfAnotherPet: '別の患者のファイル',
    laterReport: 'レポートの新しい時刻',
    callYou: 'こちらから電話',
    ownWords: '自由に書く',
    ecgUnreadable: '心電図を読み取れない',
    ecgMarginal: '心電図の品質に限界あり',
    ecgRejected: '心電図を使用できない',
    ecgNormal: '心電図は正常の見込み',
    ecgUrgent: '緊急の心電図所見',
  },
  parameter: {
    file: 'ファイル名',
    time: '時刻（病院に見せる書き方）',
    text: 'メッセージ',
    reason: '理由（病院に見せる書き方）',
  },
  colleague: {
    title: '同僚へのメモ',
    to: '宛先',
    office: '事務局',
    text: 'メモ',
    hint: 'スタッフは通知と症例の記録で読みます。病院には表示されません。',
    send: 'メモを送る',
    sent: 'メモを送りました。',
    before: 'これまでのメモ',
  },
}
