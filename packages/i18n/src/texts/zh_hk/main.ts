import type { Translated } from '../../translated.ts'
import type { main as enUs } from '../en_us/main.ts'

export const main: Translated<typeof enUs> = {
  title: '主頁',
  greeting: {
    morning: '{{name}}，早安',
    afternoon: '{{name}}，午安',
    evening: '{{name}}，晚安',
  },
  summary: {
    reports_other: '有 {{count}} 份新報告。',
    waiting_other: '有 {{count}} 個個案等待你補充資料。',
    both: '{{reports}}{{waiting}}',
    nothing: '目前沒有待處理的事項。',
    firstCaseTitle: '提交首個個案',
    firstCase: '首個個案約需十分鐘。',
  },
  newTest: '新增檢查',
  newReports: {
    title: '新報告',
    all: '所有報告',
    unread: '未讀報告：',
    read: '閱讀報告',
    readFor: '（{{pet}}）',
    reconsult: '再次會診',
    ready: '{{time}} 完成',
    answeredIn: '用時 {{duration}}',
  },
  unfinished: {
    title: '繼續上次的工作',
    all: '未完成檢查 ({{number}})',
    showAll: '顯示全部 {{number}} 個',
    saved: '{{time}} 已儲存',
    continue: '繼續',
    fileMissing: '付款前須上載{{file}}',
  },
  waiting: {
    title: '心臟科醫生處理中',
    due: '{{duration}}內完成',
    late: '已超過承諾時間 {{duration}}，我們正在跟進。',
    expected: '現在預計 {{time}}（{{zone}}）',
    stands: '計時暫停，待你回覆',
    at: '{{time}}（{{zone}}）',
    within: '24 小時內提供報告',
    redoDue: '新版本{{duration}}內完成',
    redoAsked: '重新判讀要求審批中',
    files_other: '{{count}} 個檔案',
  },
  plan: {
    title: '基本與進階',
    lead: '兩者均由心臟科醫生於 24 小時內判讀。',
    priceLater: '付款前會顯示價格。',
    basic: {
      questions: '最多 {{questions}} 條預設問題',
      files: '多數問題須附胸部 X 光；建議附上心電圖及心臟超聲波',
    },
    advance: {
      plans: '治療方案，或全面評估及麻醉計劃',
      questions: '最多 {{questions}} 條自訂問題',
      files: '兩項方案須附胸部 X 光、心電圖及心臟超聲波',
    },
    terms: '須預先全數付款，不設退款，付款後不可更改模式。',
  },
  sampleReport: '查看報告樣本',
  sample: {
    title: '報告樣本',
    lead: '付款後 24 小時內，你會收到這樣的報告。',
    invented: '寵物及檢查結果均屬虛構，並非臨床建議。',
    print: '列印',
  },
  userManual: '使用手冊（PDF）',
}
