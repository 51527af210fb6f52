import type { Translated } from '../../translated.ts'
import type { ecgFrame as english } from '../en_us/ecg-frame.ts'

export const ecgFrame: Translated<typeof english> = {
  trace: '心電図波形、リビジョン {{revision}}',
  traceAutomatic: '心電図波形、自動検出の心拍',
  bars: '心電図の間隔、リビジョン {{revision}}',
  barsAutomatic: '心電図の間隔、自動検出の心拍',
  unchecked: '自動検出の心拍です。人による確認は行われていません',
  by: '修正者：{{name}}',
  beats_other: '{{count}}\u00a0拍',
  ended: 'このアドレスでは心電図を開けなくなりました。症例からもう一度開いてください。',
  failed: '心電図を読み込めませんでした。',
  reading: '記録を読み取っています。',
  unreadable: 'この記録を読み取れませんでした。',
  newer: '新しいリビジョンが保存されました。',
  showNewer: '表示する',
  tools: '波形のツール',
  noise: 'ノイズ',
  excluded: '除外',
  intervals: '各心拍のRR間隔',
  lorenz: '各RR間隔と次の間隔',
  seconds: '{{seconds}}\u00a0秒',
}
