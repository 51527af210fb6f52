import type { Translated } from '../../translated.ts'
import type { main as enUs } from '../en_us/main.ts'

export const main: Translated<typeof enUs> = {
  title: 'ホーム',
  greeting: {
    morning: '{{name}}、おはようございます',
    afternoon: '{{name}}、こんにちは',
    evening: '{{name}}、こんばんは',
  },
  summary: {
    reports_other: '新しいレポートが{{count}}件あります。',
    waiting_other: '対応待ちの症例が{{count}}件あります。',
    both: '{{reports}}{{waiting}}',
    nothing: '対応待ちのものはありません。',
    firstCaseTitle: '最初の症例を送りましょう',
    firstCase: '最初の症例の登録は10分ほどで終わります。',
  },
  newTest: '新規検査',
  newReports: {
    title: '新しいレポート',
    all: 'すべてのレポート',
    unread: '未読のレポート：',
    read: 'レポートを読む',
    readFor: '（{{pet}}）',
    reconsult: '再コンサルト',
    ready: '{{time}}に完成',
    answeredIn: '{{duration}}で回答',
  },
  unfinished: {
    title: '続きから始める',
    all: '未完了の検査（{{number}}）',
    showAll: '{{number}}件すべてを表示',
    saved: '{{time}}に保存',
    continue: '続ける',
    fileMissing: 'お支払いの前に{{file}}が必要です',
  },
  waiting: {
    title: '循環器専門医が対応中',
    titleWithEcg: '読影中',
    due: 'あと{{duration}}以内に完成',
    late: 'お約束の時間を{{duration}}過ぎています。対応を進めています。',
    expected: '現在の見込み {{time}}（{{zone}}）',
    stands: '回答があるまで計時は止まっています',
    at: '{{time}}（{{zone}}）',
    within: '24時間以内にレポートをお届け',
    redoDue: '新しい版はあと{{duration}}以内に完成',
    redoAsked: '再読影の依頼を判断中です',
    files_other: 'ファイル{{count}}件',
  },
  plan: {
    title: 'ベーシックとアドバンス',
    lead: 'どちらも循環器専門医が24時間以内に読影します。',
    priceLater: '価格はお支払いの前に表示します。',
    basic: {
      questions: '定型の質問を{{questions}}問まで',
      files: '多くの質問で胸部X線が必要です。心電図と心エコーの追加をお勧めします',
    },
    advance: {
      plans: '治療計画、または総合評価と麻酔計画',
      questions: '自由な質問を{{questions}}問まで',
      files: '2つの計画には胸部X線、心電図、心エコーが必要です',
    },
    terms:
      '読影前に全額をお支払いいただきます。返金はできません。お支払い後のモード変更もできません。',
  },
  sampleReport: 'レポートの見本を見る',
  sample: {
    title: 'サンプルレポート',
    lead: 'お支払いから24時間以内に、このようなレポートが届きます。',
    ecgLead: '心電図の送信から90\u00a0分以内に、このようなレポートが届きます。',
    of: { econsult: 'eConsult', ecg: '心電図' },
    invented: '動物も所見も架空のものであり、診療上の助言ではありません。',
    print: '印刷',
  },
  userManual: 'ユーザーマニュアル（PDF）',
}
