import type { Translated } from '../../translated.ts'
import type { timeline as enUs } from '../en_us/timeline.ts'

export const timeline: Translated<typeof enUs> = {
  title: '対応履歴',
  caption: '症例の経過',
  cardiologist: '循環器専門医',
  office: '事務局',
  show: 'すべて表示（{{count}}）',
  events: {
    case: {
      opened: '症例を作成',
      cloned: '再コンサルトの症例を作成',
      deletionDue: '変更がなければ削除される旨を通知',
      kept: '保存期間を30日延長',
      submit: '心電図サービスに送信',
      admit: 'サポートチームが送信',
      claimEcg: '心電図サービスが担当',
      claim: '循環器専門医が担当',
      reject: '受付不可',
      serviceChanged: 'サービス変更',
      askRepeat: '再読影の依頼',
      acceptRepeat: '再読影の受付',
      declineRepeat: '再読影の見送り',
    },
    questions: {
      saved: '質問を保存',
    },
    payment: {
      received: '支払い完了、送信済み',
      refunded: '返金済み',
      refund_returned: '返金が銀行から差し戻されました',
    },
    credits: {
      deducted: 'クレジットで支払い、送信済み',
      refunded: 'クレジットを返却',
    },
    enquiry: {
      asked: '質問',
      answered: '質問への回答',
      withdrawn: '質問の取り下げ',
    },
    clock: {
      paused: '計時停止',
      resumed: '計時再開',
    },
    deadline: {
      overtime: 'お約束の時間を超過',
    },
    report: {
      released: 'レポートを発行',
      corrected: 'レポートの新しい版を発行',
      opened: 'ポータルでレポートを開封',
      resent: 'レポートを再送信',
      late: 'レポートはまだメールで届いていません',
    },
    mail: {
      bounced: 'メールを配信できませんでした',
    },
    message: {
      sent: '事務局からのメッセージ',
    },
    file: {
      patientConfirmed: '別名のファイルをこの患者のものと確認',
      patientUnconfirmed: '別名のファイルの確認を取り消し',
      added_other: 'ファイルを{{count}}件追加',
      deleted: 'ファイルを削除',
    },
    pet: {
      corrected: 'ペット情報を訂正',
    },
  },
}
