import type { Translated } from '../../translated.ts'
import type { directory as enUs } from '../en_us/directory.ts'

export const directory: Translated<typeof enUs> = {
  title: 'アカウント',
  lead: 'ログインできるすべての人です。問い合わせた人を探し、使えなくなった2段階認証を外します。',
  find: 'メールアドレス、氏名または病院',
  findHint: '語を重ねると絞り込めます。',
  submit: '検索',
  first: '氏名または病院を入力すると、アカウントが表示されます。',
  nothing: '該当するアカウントはありません。',
  some: '{{total}}件中{{shown}}件を表示しています。語を加えると絞り込めます。',
  count_other: 'アカウント{{count}}件',
  caption: '見つかったアカウント',
  columns: {
    name: '氏名',
    email: 'メールアドレス',
    role: '役割',
    hospital: '病院',
    factor: '2段階認証',
    actions: '操作',
  },
  factor: {
    none: 'なし',
    totp: '認証アプリ',
    passkeys_other: 'パスキー{{count}}個',
    invited: '招待済み、パスワード未設定',
    you: '自分',
  },
  reset: {
    action: '2段階認証をリセット',
    of: '{{name}}の2段階認証をリセット',
    title: '{{name}}の2段階認証をリセットしますか。',
    text: '{{email}}、{{role}}。認証アプリ、リカバリーコード、パスキーを外し、すべてのセッションを終了して、本人にメールで知らせます。新しく設定するまで、パスワードだけでログインできます。',
    sure: '本人であることを確かめてください。既知の番号にかけ直します。',
    reason: '理由',
    reasonHint: 'あなたの氏名とともに監査ログに残ります。',
    reasonMissing: '理由と、本人確認の方法を書いてください。',
    confirm: '2段階認証をリセット',
    busy: 'リセット中…',
    done: '{{name}}の2段階認証を外しました。メールで知らせます。',
  },
}
