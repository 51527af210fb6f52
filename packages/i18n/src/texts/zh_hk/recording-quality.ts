import type { Translated } from '../../translated.ts'
import type { recordingQuality as english } from '../en_us/recording-quality.ts'

export const recordingQuality: Translated<typeof english> = {
  title: '心電圖記錄質素',
  lead: '你們的心電圖有多少可供判讀，以及如何改善。收到報告的個案才計算在內。',
  leadOf: '{{hospital}} 的心電圖有多少可供判讀，以及如何改善。',
  none: '尚未有心電圖報告',
  noneText: '收到心電圖報告後，這裏會顯示有多少訊號可供判讀。',
  period: '最近 {{days}} 天',
  figures: {
    usable: '可判讀',
    noise: '雜訊',
    lost: '數據缺失',
    acceptable: '質素合格',
    of: '{{total}} 份中 {{count}} 份',
    before: '之前 {{days}} 天為 {{value}}',
    noBefore: '之前 {{days}} 天沒有記錄',
  },
  months: {
    title: '逐月情況',
    hint: '各份記錄的平均比例',
    usable: '可判讀',
    noise: '雜訊',
    lost: '數據缺失',
    empty: '沒有記錄',
    described_other:
      '{{month}}：{{count}} 份記錄，可判讀 {{usable}}，雜訊 {{noise}}，數據缺失 {{lost}}',
    unread_other: '{{month}}：{{count}} 份記錄，全部未能讀取',
  },
  advice: {
    title: '如何改善',
    none: '最近 {{days}} 天沒有明顯問題。',
    count_other: '{{count}} 份記錄',
    unreadable: {
      title: '傳送儀器儲存的原檔',
      text: '部分檔案未能讀取。請從儀器或其應用程式重新匯出並傳送，不要使用經修改或改名的副本。',
    },
    loss: {
      title: '記錄期間保持連線',
      text: '有超過 5% 的訊號缺失。請把手機與儀器放在一起並充足電，同時關閉其他使用藍牙的應用程式。',
    },
    noise: {
      title: '待訊號平穩後才開始',
      text: '有超過 10% 為雜訊。請弄濕每個電極下的毛髮和皮膚，不要碰到電極，待動物安靜後才開始記錄。',
    },
    leads: {
      title: '按圖核對電極位置',
      text: '有導聯反轉或對調，需要更正。每次記錄前請按圖上的顏色接駁。',
    },
    short: {
      title: '記錄至少一分鐘',
      text: '少於 30 秒往往心搏太少，難以判斷節律。一分鐘或以上也能顯示間歇出現的變化。',
    },
    conditions: {
      title: '清醒、右側臥記錄，並加以註明',
      text: '波幅和電軸的參考值以清醒、右側臥的動物為準。每次記錄請註明姿勢和有否鎮靜。',
    },
  },
  list: {
    title: '記錄',
    time: '送出',
    case: '個案',
    pet: '寵物',
    quality: '質素',
    usable: '可判讀',
    noise: '雜訊',
    lost: '數據缺失',
    better: '下次可改善',
    notRead: '未能讀取',
    notJudged: '未評定',
    qualities: {
      acceptable: '合格',
      'marginally acceptable': '勉強合格',
      rejected: '不合格',
    },
    advice: {
      unreadable: '原檔',
      loss: '連線',
      noise: '訊號平穩',
      leads: '電極位置',
      short: '時間較長',
      conditions: '姿勢、清醒',
    },
    join: '、',
  },
}
