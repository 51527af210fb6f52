import type { Translated } from '../../translated.ts'
import type { intake as enUs } from '../en_us/intake.ts'

export const intake: Translated<typeof enUs> = {
  veil: {
    title: '離すとファイルを確認できます',
    text: 'まず一覧と種類の候補が表示されます。開始するまで何も送信されません。',
  },
  title: '{{pet}} にファイルを追加',
  looking: 'この端末でファイルを確認しています… {{done}}／{{total}}',
  opening: 'この端末でファイルを確認しています…',
  nothing: 'ファイルがありませんでした。',
  summary_other: '{{count}} 件のファイル、{{size}}。',
  leftOut_other: 'ビューアやパソコンのファイル {{count}} 件を除きました。',
  leftOutShow: '表示',
  leftOutHide: '隠す',
  leftOutList: '除いたファイル',
  takeIt: '追加',
  take: '{{name}} も追加',
  cutOff: '最初の {{max}} 件だけを確認しました。残りは小さなフォルダーに分けて追加してください。',
  disc: {
    missing_other:
      'ディスクの一覧（DICOMDIR）にある {{count}} 件のファイルが見当たりません：{{names}}',
    more_other: 'ほか {{count}} 件。',
    noneHere_other:
      'DICOMDIR にある {{count}} 件のファイルが一つも見当たりません。ディスク全体を追加してください。',
  },
  archive: {
    archiveTooMany:
      '{{name}} は {{max}} 件を超えるため開きませんでした。小さな ZIP に分けてください。',
    archiveTooLarge:
      '{{name}} は {{max}}\u00a0GB を超えるため開きませんでした。小さな ZIP に分けてください。',
    archiveUnreadable: '{{name}} は ZIP でないか壊れているため、開きませんでした。',
  },
  patient: {
    question_other:
      '{{count}} 件のファイルは「{{patient}}」のものです。この症例は {{pet}} のものです。',
    year: '{{name}}、{{year}} 年',
    leaveOut: '加えない',
    add: 'それでも加える',
    leftOut_other: '「{{patient}}」のファイル {{count}} 件は加えません。',
    joins_other: '「{{patient}}」のファイル {{count}} 件を {{pet}} の症例に加えます。',
    open: '「{{patient}}」のファイルを加えるかどうか、先に答えてください。',
  },
  date: {
    old_other: '{{count}} 件は以前の検査です（最も古いもの：{{date}}）。',
    future_other:
      '{{count}} 件は未来の日付です（{{date}}）。機器の時計がずれている可能性があります。',
  },
  untyped_other: '{{count}} 件のファイルに種類がありません。',
  untypedAll: 'すべて同じ種類にする',
  sameForAll_other: '同様のファイル {{count}} 件も{{kind}}にしますか。',
  sameYes: 'はい、すべて',
  sameNo: 'このファイルのみ',
  list: '追加するファイル',
  columns: { add: '追加', name: 'ファイル', kind: '種類', size: 'サイズ' },
  add: '{{name}} を追加',
  kindOf: '{{name}} の種類',
  note: {
    alreadyThere: 'この症例にすでにあります。もう一度加えるにはチェックしてください。',
    onItsWay: 'この症例へアップロード中です。',
    unlisted: 'ディスクの一覧にないファイルです。加えるにはチェックしてください。',
    renamed: 'この端末での名前：{{original}}',
    shortened: '長い名前を短くしました。',
  },
  problem: {
    unsupportedFormat: 'この形式は受け付けていません。',
    fileTooLarge: '1\u00a0GB を超えています。',
    emptyFile: 'ファイルが空です。',
    duplicateFileName: '同じ名前のファイルがこの症例にあります。',
    contentMismatch: '内容が名前の拡張子と合いません。',
    tooManyPixels: '1億ピクセルを超えています。小さく保存し直してください。',
    unusableName: 'この名前は使えません。名前を変えて追加してください。',
    unreadable: 'ファイルを読み取れません。',
    archiveInArchive: 'ZIP の中の ZIP は開きません。展開してから追加してください。',
    packedTooTight: '展開すると元の百倍を超えます。',
  },
  kindMissing_other: '{{count}} 件のファイルの種類を選んでください。',
  nothingTicked: 'ファイルを一つ以上チェックしてください。',
  start_other: '{{count}} 件をアップロード',
  startNone: 'アップロード',
  started_other: '{{count}} 件が順番を待っています。ほかのページを見ている間も続きます。',
  goesOn_other: '{{count}} 件のアップロードを中断したところから再開します。',
  line: {
    title: 'すべてのアップロード',
    left_other: '残り {{count}} 件',
    failed_other: '{{count}} 件が失敗（理由は一覧に表示）',
    speed: '毎秒 {{speed}}\u00a0MB',
    minutes: '残り約 {{minutes}} 分',
    littleLeft: '残り 1 分未満',
    separator: '、',
    pauseAll: 'すべて一時停止',
    resumeAll: 'すべて再開',
    retryAll: '失敗分を再試行',
    needFiles_other: '{{count}} 件のアップロードが再読み込みで中断し、ファイルが必要です。',
    needFilesHow:
      '同じファイルまたはフォルダを選ぶかドロップしてください。内容で見分け、不足分だけを送ります。',
    goOn: '再開',
    choose: 'ファイルを選ぶ',
    chooseFolder: 'フォルダを選ぶ',
    notAllowed: 'ファイルを読み取る許可がありません。もう一度選んでください。',
  },
  pill: {
    label_other: '{{percent}}% アップロード済み、残り {{count}} 件。症例を開く',
    stuck_other: '{{count}} 件のアップロードに操作が必要です。症例を開く',
    files_other: '{{count}} 件',
    needs: 'アップロード停止中',
  },
}
