import type { Translated } from '../../translated.ts'
import type { verify as english } from '../en_us/verify.ts'

export const verify: Translated<typeof english> = {
  title: '查核報告',
  lead: '查核報告是否由我們發出，以及是否仍然有效；不會顯示任何寵物或診所資料。',
  byNumbers: '以報告上的資料查核',
  number: '報告編號',
  revision: '修訂版',
  code: '驗證碼',
  codeHint: '十二個字母及數字，例如 K7QM-2X9D-4TZB',
  check: '查核',
  checking: '查核中…',
  byFile: '以 PDF 檔案查核',
  fileText: '把 PDF 拖放到此處，或選擇檔案。',
  choose: '選擇 PDF',
  fileLocal: '檔案只留在這部裝置上，僅會傳送其指紋。',
  genuine: '真確',
  genuineText: '這份報告由我們發出，並且是現行版本。',
  superseded: '真確，但已被取代',
  supersededText: '這份報告由我們發出，但已有較新的修訂版取代，請向診所索取最新版本。',
  unknown: '查無紀錄',
  unknownText:
    '我們沒有符合這些資料或這個檔案的報告。另存過的 PDF 已是不同檔案，請改以報告上的資料查核。',
  signedBy: '簽署人',
  newest: '最新修訂版',
  kind: '類別',
  kinds: {
    report: '報告',
    addendum: '附補充的報告',
    correction: '更正後的報告',
  },
  missing: '請輸入編號、修訂版及驗證碼。',
  tooLarge: '檔案過大，不可能是報告。',
  noHash: '此瀏覽器未能在此讀取檔案指紋，請改用報告上的資料。',
  failed: '未能查核：{{reason}}',
  tooMany: '嘗試次數過多，請稍候數分鐘。',
  released: '發出時間',
}
