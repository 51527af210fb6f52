import type { Translated } from './translated.ts'

/** Words that differ on the mainland, not only in their characters; longest first. */
const mainlandWords: readonly (readonly [hongKong: string, mainland: string])[] = [
  ['使用者名稱', '用户名'],
  ['心臟超聲波', '心脏超声'],
  ['電郵地址', '邮箱地址'],
  ['信用額', '额度'],
  ['登入', '登录'],
  ['登出', '退出登录'],
  ['電郵', '邮件'],
  ['檔案', '文件'],
  ['上載', '上传'],
  ['下載', '下载'],
  ['主頁', '首页'],
  ['網絡', '网络'],
  ['帳戶', '账户'],
  ['列印', '打印'],
  ['儲存', '保存'],
  ['介面', '界面'],
  ['視窗', '窗口'],
  ['資訊', '信息'],
  ['影片', '视频'],
  ['短片', '视频'],
  ['錄音', '录音'],
  ['超聲波', '超声'],
]

/** Turns Hong Kong texts into Simplified Chinese; `convert` changes the script (opencc, hk to cn). */
export function simplified<Texts extends object>(
  texts: Texts,
  convert: (text: string) => string,
): Translated<Texts> {
  const simplify = (value: unknown): unknown => {
    if (typeof value === 'string') return convert(withMainlandWords(value))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, simplify(text)]))
  }
  // The walk keeps every key, which the compiler cannot see.
  return simplify(texts) as Translated<Texts>
}

function withMainlandWords(text: string): string {
  return mainlandWords.reduce((result, [from, to]) => result.replaceAll(from, to), text)
}
