import type { Translated } from '../../translated.ts'
import type { mailNotices as enUs } from '../en_us/mail-notices.ts'

export const mailNotices: Translated<typeof enUs> = {
  undelivered: {
    subject: '{{brand}}：有電郵未能送達',
    title: '有電郵未能送達',
    text: '收件地址被拒，或郵件伺服器整天未能接收。請以其他方式通知收件人，並更正電郵地址。',
    recipient: '收件人',
    mail: '郵件',
    case: '個案',
  },
  unreached: {
    subject: '{{brand}}：有報告未能送達任何人',
    title: '有報告未能送達任何人',
    text: '報告發出半小時後，仍未有郵件伺服器接收，醫院亦無人在平台開啟。請致電醫院，並檢查郵件伺服器及佇列。',
    case: '個案',
    revision: '版本',
  },
}
