import type { Translated } from '../../translated.ts'
import type { caseMessages as enUs } from '../en_us/case-messages.ts'

export const caseMessages: Translated<typeof enUs> = {
  subject: '{{pet}} についてのお知らせ、{{caseNumber}}',
  title: '{{pet}} についてのお知らせ',
  action: '症例を開く',
  waits: 'この症例について事務局からメッセージがあります。症例の画面でご覧ください。',
  fileUnreadable: {
    name: 'ファイルを開けない',
    text: 'ファイル {{file}} を開けません。機器からもう一度書き出して、症例に追加してください。',
  },
  fileOfAnotherPet: {
    name: '別の患者のファイル',
    text: 'ファイル {{file}} の患者名が {{pet}} と異なります。ご確認のうえ、正しいファイルを症例に追加してください。',
  },
  laterReport: {
    name: 'レポートの新しい時刻',
    text: '{{pet}} のレポートはお約束より時間がかかっています。{{time}} までの見込みです。',
  },
  callYou: {
    name: 'こちらから電話',
    text: '{{pet}} について、お電話で確認したいことがあります。本日、事務局から病院へお電話します。',
  },
  ownWords: {
    name: '自由に書く',
    text: '{{text}}',
  },
}
