import type { Translated } from '../../translated.ts'
import type { caseMails as enUs } from '../en_us/case-mails.ts'

export const caseMails: Translated<typeof enUs> = {
  facts: { case: '個案', hospital: '醫院', file: '檔案', due: '限期' },
  clinic: {
    subject: '心臟科醫生的提問：{{pet}}，{{caseNumber}}',
    title: '心臟科醫生需要 {{pet}} 的更多資料',
    hello: '{{name}}，你好：',
    files: '心臟科醫生需要更清晰或更多的檔案，才能判讀個案。',
    clarification: '心臟科醫生在撰寫報告前有一個問題。',
    clock: '在你於個案中回覆之前，24 小時的時限會暫停。',
    action: '查看並回覆',
    answered: {
      subject: '你的提問已有回覆：{{pet}}，{{caseNumber}}',
      title: '心臟科醫生已就 {{pet}} 回覆',
      text: '你對報告的提問已有回覆，可在報告旁查看。',
      action: '查看回覆',
    },
    repeat: {
      action: '開啟報告',
      accepted: {
        subject: '重新判讀中：{{pet}}，{{caseNumber}}',
        title: '{{pet}} 的報告將會重新判讀',
        text: '你的重新判讀要求已獲接納，新版本會在 24 小時內送達；在此之前，現有報告仍可閱讀。',
      },
      declined: {
        subject: '重新判讀要求不獲接納：{{pet}}，{{caseNumber}}',
        title: '{{pet}} 的報告維持不變',
        text: '你的重新判讀要求不獲接納，原因列於報告旁。',
      },
      ecg: {
        accepted: {
          subject: '報告重發處理中：{{pet}}，{{caseNumber}}',
          title: '{{pet}} 的心電圖將會重新判讀',
          text: '你的重發報告要求已獲接納，新版本會在 {{minutes}} 分鐘內送達；在此之前，現有報告仍可閱讀。',
        },
        declined: {
          subject: '重發報告要求不獲接納：{{pet}}，{{caseNumber}}',
          title: '{{pet}} 的報告維持不變',
          text: '你的重發報告要求不獲接納，原因列於報告旁。',
        },
      },
    },
    rejected: {
      subject: '個案已被拒絕：{{pet}}，{{caseNumber}}',
      title: '{{pet}} 的個案已被拒絕',
      text: '我們已結束此個案，不會發出報告。已扣除的信用額會退還；信用卡付款會另行退款，並以電郵通知你。',
      action: '查看個案',
      reason: '原因',
    },
    overtime: {
      subject: '報告延誤：{{pet}}，{{caseNumber}}',
      title: '{{pet}} 的報告未能按時完成',
      due: '我們承諾在 {{due}} 前完成報告，但尚未完成，謹此致歉。你無須採取任何行動。',
      read: '心臟科醫生正在判讀此個案。',
      unread: '尚未有心臟科醫生接手此個案，我們的同事正在安排。',
      expected: '我們現在預計報告在 {{expected}} 前完成，發出後會立即以電郵送達。',
      action: '查看個案',
    },
    deletion: {
      subject: '未完成的個案即將刪除：{{pet}}，{{caseNumber}}',
      title: '{{pet}} 的個案即將刪除',
      due: '此個案尚未付款，並已超過三星期沒有更改。個案及其檔案將於 {{time}} 刪除。',
      keep: '如要保留，請開啟個案並繼續，或按「保留」。如不再需要，則無須採取任何行動。',
      action: '開啟個案',
    },
    footer: '你收到此電郵，是因為你的醫院在 {{brand}} 有個案。',
  },
  reader: {
    assigned: {
      subject: '{{pet}} 的個案交由你處理：{{caseNumber}}',
      title: '{{pet}} 的個案已交由你處理',
      text: '此個案已交由你判讀。報告須於 {{due}} 前完成。',
      action: '開啟個案',
    },
    answered: {
      subject: '診所已回覆：{{pet}}，{{caseNumber}}',
      title: '診所已就 {{pet}} 回覆',
      text: '時限繼續計算。報告須於 {{due}} 前完成。',
      action: '開啟個案',
    },
    repeat: {
      subject: '診所要求重新判讀：{{pet}}，{{caseNumber}}',
      title: '診所要求重新判讀 {{pet}} 的報告',
      text: '接納後，個案會再交回你處理，限時 24 小時；如不接納，請填寫原因，診所會看到。',
      action: '閱讀並決定',
      ecg: {
        subject: '重發報告要求：{{pet}}，{{caseNumber}}',
        title: '醫院要求重發 {{pet}} 的報告',
        text: '接納後，心電圖會重新判讀，新版本須於 {{minutes}} 分鐘內完成；如不接納，請填寫原因，醫院會看到。',
      },
    },
    asked: {
      subject: '對報告的提問：{{pet}}，{{caseNumber}}',
      title: '診所對 {{pet}} 的報告有提問',
      text: '診所對報告有一個提問。報告發出後七日內可提問兩次。',
      action: '查看並回覆',
    },
  },
  clock: {
    subject: '已用 {{step}}% 時間：{{pet}}，{{caseNumber}}',
    overtime: '逾時：{{pet}}，{{caseNumber}}',
    unread: '此個案尚未有人判讀。',
    read: '{{name}} 正在判讀此個案。',
    action: '開啟工作清單',
  },
  footer: '由 {{brand}} 發給員工。',
}
