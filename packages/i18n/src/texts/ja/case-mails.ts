import type { Translated } from '../../translated.ts'
import type { caseMails as enUs } from '../en_us/case-mails.ts'

export const caseMails: Translated<typeof enUs> = {
  facts: { case: '症例', hospital: '病院', file: 'ファイル', due: '期限' },
  clinic: {
    subject: '循環器専門医からの確認：{{pet}}、{{caseNumber}}',
    title: '{{pet}}について循環器専門医から確認があります',
    hello: '{{name}}',
    files: '読影のため、より鮮明なファイルまたは追加のファイルが必要です。',
    clarification: 'レポートを作成する前に、循環器専門医から質問があります。',
    clock: '症例の画面で回答されるまで、24時間の計時は止まっています。',
    action: '確認して回答する',
    answered: {
      subject: 'ご質問への回答：{{pet}}、{{caseNumber}}',
      title: '{{pet}}について循環器専門医が回答しました',
      text: 'レポートへのご質問に回答がありました。レポートの画面でご覧いただけます。',
      action: '回答を読む',
    },
    repeat: {
      action: 'レポートを開く',
      accepted: {
        subject: '再読影を行います：{{pet}}、{{caseNumber}}',
        title: '{{pet}} の再読影を行います',
        text: '再読影のご依頼を承りました。新しい版は 24 時間以内に届きます。それまでは現在のレポートをご覧いただけます。',
      },
      declined: {
        subject: '再読影のご依頼について：{{pet}}、{{caseNumber}}',
        title: '{{pet}} のレポートは変更されません',
        text: '再読影のご依頼は見送られました。理由はレポートの横に記載されています。',
      },
      ecg: {
        accepted: {
          subject: '再読影を行います：{{pet}}、{{caseNumber}}',
          title: '{{pet}} の心電図をもう一度判読します',
          text: '再読影のご依頼を承りました。新しい版は {{minutes}} 分以内に届きます。それまでは現在のレポートをご覧いただけます。',
        },
        declined: {
          subject: '再読影のご依頼について：{{pet}}、{{caseNumber}}',
          title: '{{pet}} のレポートは変更されません',
          text: '再読影のご依頼は見送られました。理由はレポートの横に記載されています。',
        },
      },
    },
    rejected: {
      subject: '症例が却下されました：{{pet}}、{{caseNumber}}',
      title: '{{pet}}の症例は却下されました',
      text: 'この症例はレポートなしで終了しました。差し引いたクレジットは戻ります。カードでの支払いは別途返金し、メールでお知らせします。',
      action: '症例を見る',
      reason: '理由',
    },
    overtime: {
      subject: 'レポートの遅れについて：{{pet}}、{{caseNumber}}',
      title: '{{pet}} のレポートが遅れています',
      due: 'レポートは {{due}} までにお届けするお約束でしたが、まだ完成していません。お待たせして申し訳ございません。病院側でしていただくことはありません。',
      read: '循環器専門医が読影しています。',
      unread: '担当する専門医がまだ決まっていません。事務局が手配しています。',
      expected: '現在の見込みは {{expected}} までです。発行され次第、メールでお届けします。',
      action: '症例を見る',
    },
    deletion: {
      subject: '未完了の症例が削除されます：{{pet}}、{{caseNumber}}',
      title: '{{pet}}の症例が削除されます',
      due: 'この症例はお支払いが済んでおらず、3 週間以上変更されていません。{{time}} に、ファイルとともに削除されます。',
      keep: '残す場合は、症例を開いて続けるか、「残す」を押してください。不要な場合は、何もしていただく必要はありません。',
      action: '症例を開く',
    },
    footer: '{{brand}}に症例をお持ちの病院にお送りしています。',
  },
  reader: {
    assigned: {
      subject: '{{pet}}の症例の担当：{{caseNumber}}',
      title: '{{pet}}の症例が割り当てられました',
      text: '事務局からこの症例の読影が割り当てられました。レポートの期限は{{due}}です。',
      action: '症例を開く',
    },
    answered: {
      subject: '病院が回答しました：{{pet}}、{{caseNumber}}',
      title: '{{pet}}について病院が回答しました',
      text: '計時を再開しました。レポートの期限は{{due}}です。',
      action: '症例を開く',
    },
    repeat: {
      subject: '再読影の依頼：{{pet}}、{{caseNumber}}',
      title: '{{pet}} のレポートの再読影が依頼されました',
      text: '承諾すると、症例は 24 時間の期限で再び担当になります。見送る場合は、病院が読む理由を記入してください。',
      action: '読んで決める',
      ecg: {
        subject: '再読影の依頼：{{pet}}、{{caseNumber}}',
        title: '{{pet}} のレポートの再読影が依頼されました',
        text: '承諾すると、心電図をもう一度判読し、{{minutes}} 分以内に新しい版が必要です。見送る場合は、病院が読む理由を記入してください。',
      },
    },
    asked: {
      subject: 'レポートへの質問：{{pet}}、{{caseNumber}}',
      title: '{{pet}}のレポートについて病院から質問があります',
      text: '病院からレポートへの質問が届きました。発行後7日以内に2回まで含まれています。',
      action: '確認して回答する',
    },
  },
  clock: {
    subject: '期限まで{{step}}%経過：{{pet}}、{{caseNumber}}',
    overtime: '期限超過：{{pet}}、{{caseNumber}}',
    unread: 'この症例はまだ誰も担当していません。',
    read: '{{name}}が担当しています。',
    action: 'ワークリストを開く',
  },
  footer: '{{brand}}からスタッフにお送りしています。',
}
