import type { Translated } from '../../translated.ts'
import type { verify as english } from '../en_us/verify.ts'

export const verify: Translated<typeof english> = {
  title: 'レポートの確認',
  lead: '当方のレポートが本物で現在も有効かを確認します。患者や病院の情報は表示されません。',
  byNumbers: 'レポートに記載の情報で確認',
  number: 'レポート番号',
  revision: '版',
  code: '確認コード',
  codeHint: 'K7QM-2X9D-4TZB のような 12 桁の英数字',
  check: '確認',
  checking: '確認しています…',
  byFile: 'PDF そのもので確認',
  fileText: 'PDF をここにドロップするか、選択してください。',
  fileTouch: 'レポートのPDFを選択してください。',
  choose: 'PDF を選択',
  fileLocal: 'ファイルはこの端末に残り、ハッシュ値だけが送信されます。',
  genuine: '本物です',
  genuineText: '当方のレポートで、現在有効な版です。',
  superseded: '本物ですが旧版です',
  supersededText:
    '当方のレポートですが、新しい版に置き換えられています。最新版は病院にお尋ねください。',
  unknown: '該当なし',
  unknownText:
    'この情報またはファイルに一致するレポートはありません。開いて保存し直した PDF は別のファイルになるため、記載の情報で確認してください。',
  signedBy: '署名者',
  newest: '最新の版',
  kind: '種類',
  kinds: {
    report: 'レポート',
    addendum: '追記のあるレポート',
    correction: '訂正されたレポート',
  },
  missing: '番号、版、コードを入力してください。',
  tooLarge: 'レポートにしてはファイルが大きすぎます。',
  notPdf:
    'PDF ではありません。メールで届いた、またはダウンロードしたレポートのファイルをドロップしてください。',
  noHash: 'このブラウザーではここでハッシュ値を計算できません。記載の情報をお使いください。',
  failed: '確認できませんでした：{{reason}}',
  tooMany: '試行回数が多すぎます。数分お待ちください。',
  released: '発行日時',
}
