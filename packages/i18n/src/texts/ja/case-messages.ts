import type { Translated } from '../../translated.ts'
import type { caseMessages as enUs } from '../en_us/case-messages.ts'

export const caseMessages: Translated<typeof enUs> = {
  subject: '{{pet}} についてのお知らせ、{{caseNumber}}',
  title: '{{pet}} についてのお知らせ',
  action: '症例を開く',
  waits: 'この症例について事務局からメッセージがあります。症例の画面でご覧ください。',
  waitsUrgently: 'この症例について緊急のメッセージがあります。今すぐ症例の画面でご覧ください。',
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
  ecgUnreadable: {
    name: '心電図を読み取れない',
    text: '心電図ファイル {{file}} を読み取れません。機器からもう一度書き出すか、心電図を記録し直して、お送りください。',
  },
  ecgMarginal: {
    name: '心電図の品質に限界あり',
    text: '{{pet}} の心電図は一部しか判読できません：{{reason}}。判読できる部分を読影していますが、記録し直していただくと、より詳しいレポートをお届けできます。',
  },
  ecgRejected: {
    name: '心電図を使用できない',
    text: '{{pet}} の心電図はレポートに使用できません：{{reason}}。お手数ですが、もう一度記録してください。',
  },
  ecgNormal: {
    name: '心電図は正常の見込み',
    text: '{{pet}} の心電図は、これまでのところ正常と思われます。署名入りのレポートは追ってお届けします。',
  },
  ecgUrgent: {
    name: '緊急の心電図所見',
    text: '{{pet}} の心電図に、緊急の対応を要する所見があります：{{text}} すぐに {{pet}} を診察してください。署名入りのレポートは追ってお届けします。',
  },
}
