import type { Translated } from '../../translated.ts'
import type { securityMails as enUs } from '../en_us/security-mails.ts'

export const securityMails: Translated<typeof enUs> = {
  passwordChanged: {
    subject: '{{brand}}：パスワードが変更されました',
    title: 'パスワードが変更されました',
    text: 'アカウントのパスワードが変更されました。ほかの端末で開いていたセッションは終了しています。',
  },
  totpOn: {
    subject: '{{brand}}：ログインが2段階になりました',
    title: '認証アプリが有効になりました',
    text: '今後、パスワードでログインする際には認証アプリのコードも必要です。リカバリーコードは、スマートフォンがなくても見つけられる場所に保管してください。ほかの端末で開いていたセッションは終了しています。',
  },
  totpOff: {
    subject: '{{brand}}：認証アプリが無効になりました',
    title: '認証アプリが無効になりました',
    text: 'パスワードでログインする際にコードは不要になりました。リカバリーコードは使えなくなりました。',
  },
  recoveryCodesRenewed: {
    subject: '{{brand}}：新しいリカバリーコード',
    title: '新しいリカバリーコードが作成されました',
    text: 'アカウントの新しいリカバリーコードが作成されました。以前のコードは使えなくなりました。',
  },
  recoveryCodeUsed: {
    subject: '{{brand}}：リカバリーコードが使用されました',
    title: 'リカバリーコードでログインがありました',
    text: 'リカバリーコードの1つがログインに使用されました。残りのコード：{{left}}個。新しいコードはアカウントページで作成できます。',
  },
  passkeyAdded: {
    subject: '{{brand}}：パスキーが追加されました',
    title: 'パスキーが追加されました',
    text: 'パスキー「{{passkey}}」でアカウントにログインできるようになりました。',
  },
  passkeyRemoved: {
    subject: '{{brand}}：パスキーが削除されました',
    title: 'パスキーが削除されました',
    text: 'パスキー「{{passkey}}」ではログインできなくなりました。',
  },
  secondFactorReset: {
    subject: '{{brand}}：2段階認証がリセットされました',
    title: 'サポートが2段階認証をリセットしました',
    text: 'アカウントの認証アプリ、リカバリーコード、パスキーを削除し、すべてのセッションを終了しました。パスワードでログインし、2段階認証を設定し直してください。',
  },
  accountChanged: {
    subject: '{{brand}}：アカウントの情報が変更されました',
    title: 'アカウントの情報が変更されました',
    text: '管理者がアカウントの氏名、肩書き、メールアドレスまたは役割を変更しました。現在の内容は次のとおりです。',
    notExpected: 'お心当たりがない場合は、{{support}}までご連絡ください。',
  },
  facts: {
    name: '氏名',
    account: 'アカウント',
    time: '日時',
    device: 'ブラウザー',
    address: 'IPアドレス',
  },
  unknownDevice: '不明',
  action: 'アカウントページを開く',
  notYou:
    '心当たりがない場合は、ログインページの「パスワードをお忘れですか？」で新しいパスワードを設定し、{{support}} までご連絡ください。',
  footer: '{{brand}}のアカウントの安全に関わるため、お送りしています。',
}
