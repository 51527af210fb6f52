import type { Translated } from '../../translated.ts'
import type { ecgFrame as english } from '../en_us/ecg-frame.ts'

export const ecgFrame: Translated<typeof english> = {
  trace: '心電圖波形，版本 {{revision}}',
  traceAutomatic: '心電圖波形，自動偵測的心搏',
  bars: '心電圖間期，版本 {{revision}}',
  barsAutomatic: '心電圖間期，自動偵測的心搏',
  unchecked: '自動偵測的心搏，未經人手核對',
  by: '由 {{name}} 修正',
  beats_other: '{{count}} 個心搏',
  ended: '此連結已不能開啟心電圖，請從個案重新開啟。',
  failed: '未能載入心電圖。',
  reading: '正在讀取記錄。',
  unreadable: '未能讀取此記錄。',
  newer: '已有較新的版本。',
  showNewer: '顯示',
  tools: '心電圖工具',
  noise: '雜訊',
  excluded: '不納入',
  intervals: '每個心搏的 RR 間期',
  lorenz: '每個 RR 間期與下一個的關係',
  seconds: '{{seconds}}\u00a0秒',
}
