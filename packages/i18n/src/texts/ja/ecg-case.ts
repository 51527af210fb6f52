import type { Translated } from '../../translated.ts'
import type { ecgCase as enUs } from '../en_us/ecg-case.ts'

export const ecgCase: Translated<typeof enUs> = {
  recording: {
    title: '心電図の記録',
    lead: '機器から書き出した心電図（JSONまたはDICOM、1\u00a0GBまで）を追加してください。PDFや写真も追加できますが、計測には使われません。',
    missing: '記録がまだありません',
    needed: '心電図の解析には元の記録ファイルが必要です。',
  },
  conditions: { missing: '体位と状態が未入力です' },
  stated: '{{label}}：{{text}}',
  send: {
    note: '未送信',
    ready: '送信できます',
    title: '心電図サービスに送信しますか？',
    patient: '患者',
    service: 'サービス',
    files: '記録',
    conditions: '記録の条件',
    report: 'レポート',
    within: '{{language}}、送信から{{time}}以内',
    credits: 'クレジット',
    creditsNeeded_other: '送信時に{{count}}クレジットが差し引かれます。',
    free: 'プランに含まれています',
    action: '送信',
    busy: '送信中…',
    failed: '症例は送信されませんでした。クレジットは差し引かれていません。',
  },
  sent: {
    sent: '{{date}}に送信しました。',
    promised: 'レポートは{{time}}（{{zone}}）までにお届けします。',
    late: 'レポートが{{duration}}遅れています。',
    expected: '現在の見込みは{{time}}（{{zone}}）までです。',
    paused: '下の質問への回答待ちのため、{{time}}から時間の計測を停止しています。',
    ready: 'レポートは{{date}}に送信されました。',
  },
}
