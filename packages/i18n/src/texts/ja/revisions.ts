import type { Translated } from '../../translated.ts'
import type { revisions as english } from '../en_us/revisions.ts'

export const revisions: Translated<typeof english> = {
  historyTitle: 'このレポートの版',
  kind: {
    report: 'レポート',
    addendum: '追記',
    correction: '訂正',
  },
  by: '{{name}}、{{date}}',
  newest: '現在有効',
  superseded: '旧版',
  open: '開く',
  compare: '変更点',
  compareTitle: '変更点',
  compareLead: '{{before}} から {{after}}',
  removed: '削除',
  added: '追加',
  unchanged: '文章の変更はありません。',
  amendTitle: 'このレポートに追記・訂正する',
  amendText:
    '発行済みのレポートはそのまま残ります。追記や訂正は、病院が読む理由を添えた新しい版になります。',
  addendum: '追記を書く',
  correct: 'レポートを訂正',
  addendumTitle: '追記',
  addendumField: '追記の内容',
  addendumHint: 'レポートの下に、氏名と時刻とともに記載されます。ほかは変わりません。',
  next: 'プレビューして署名',
  correctTitle: 'このレポートを訂正しますか？',
  correctText:
    'レポートの文章を含む下書きが開きます。訂正に署名するまで、病院には現在のレポートが表示されます。',
  correctConfirm: '下書きを開く',
  discardCorrection: '訂正を破棄',
  discardTitle: 'この訂正を破棄しますか？',
  discardText: '発行済みのレポートはそのまま残ります。この訂正で書いた内容はすべて削除されます。',
  keepEditing: '編集を続ける',
  empty: '先に文章を書いてください。',
  notStarted: '完了できませんでした。{{reason}}',
}
