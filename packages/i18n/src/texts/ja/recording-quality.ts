import type { Translated } from '../../translated.ts'
import type { recordingQuality as english } from '../en_us/recording-quality.ts'

export const recordingQuality: Translated<typeof english> = {
  title: '心電図の記録品質',
  lead: '心電図がどれだけ判読できたか、どうすれば良くなるかを示します。レポートが届いた症例が対象です。',
  leadOf: '{{hospital}} の心電図がどれだけ判読できたか、どうすれば良くなるかを示します。',
  none: '心電図のレポートはまだありません',
  noneText: '心電図のレポートが届くと、どれだけ判読できたかがここに表示されます。',
  period: '直近 {{days}} 日',
  figures: {
    usable: '判読可能',
    noise: 'ノイズ',
    lost: 'パケットロス',
    acceptable: '品質「良好」',
    of: '{{total}} 件中 {{count}} 件',
    before: 'その前の {{days}} 日は {{value}}',
    noBefore: 'その前の {{days}} 日は記録なし',
  },
  months: {
    title: '月ごとの推移',
    hint: '各記録の割合の平均',
    usable: '判読可能',
    noise: 'ノイズ',
    lost: 'パケットロス',
    empty: '記録なし',
    described_other:
      '{{month}}：記録 {{count}} 件、判読可能 {{usable}}、ノイズ {{noise}}、パケットロス {{lost}}',
    unread_other: '{{month}}：記録 {{count}} 件、いずれも読み込めませんでした',
  },
  advice: {
    title: '良くするには',
    none: '直近 {{days}} 日に目立った点はありません。',
    count_other: '記録 {{count}} 件',
    unreadable: {
      title: '装置が保存したままのファイルを送る',
      text: '読み込めないファイルがありました。装置またはそのアプリから書き出し直し、編集や改名をせずに送ってください。',
    },
    loss: {
      title: '記録中は接続を保つ',
      text: '信号の 5% を超える欠損がありました。スマートフォンと装置を近くに置き、どちらも充電し、Bluetooth を使うほかのアプリを閉じてください。',
    },
    noise: {
      title: '信号が落ち着いてから始める',
      text: 'ノイズが 10% を超えていました。電極の下の被毛と皮膚を湿らせ、電極に触れず、動物が落ち着いてから記録を始めてください。',
    },
    leads: {
      title: '電極の位置を図で確かめる',
      text: '誘導の反転や入れ替わりがあり、修正が必要でした。記録のたびに図の色に合わせてください。',
    },
    short: {
      title: '1 分以上記録する',
      text: '30 秒未満では心拍が少なく、調律を判断できないことがあります。1 分以上あれば一過性の変化も捉えられます。',
    },
    conditions: {
      title: '覚醒・右側臥位で記録し、その旨を入力する',
      text: '波高と電気軸の参考値は、覚醒した右側臥位の動物のものです。記録ごとに体位と鎮静の有無を入力してください。',
    },
  },
  list: {
    title: '記録',
    time: '送信',
    case: '症例',
    pet: '患者',
    quality: '品質',
    usable: '判読可能',
    noise: 'ノイズ',
    lost: 'パケットロス',
    better: '次回の改善点',
    notRead: '読み込めず',
    notJudged: '未評価',
    qualities: {
      acceptable: '良好',
      'marginally acceptable': 'やや不良',
      rejected: '不可',
    },
    advice: {
      unreadable: '元のファイル',
      loss: '接続',
      noise: '落ち着いた信号',
      leads: '電極の位置',
      short: '長めの記録',
      conditions: '体位・覚醒',
    },
    join: '、',
  },
}
