import type { Language } from '@systole/i18n/languages'

const latin = '"Atkinson Hyperlegible Next", "Atkinson Stand-in"'

/** The system fonts for Chinese, Japanese and Korean; none are downloaded. */
const cjk: Record<Language, string> = {
  en_us: 'system-ui',
  zh_hk:
    '"PingFang HK", "Microsoft JhengHei UI", "Noto Sans HK", "Noto Sans CJK HK", "Noto Sans TC"',
  zh_cn:
    '"PingFang SC", "Microsoft YaHei UI", "Noto Sans SC", "Noto Sans CJK SC", "Source Han Sans SC"',
  ja: '"Hiragino Sans", "Yu Gothic UI", Meiryo, "Noto Sans JP", "Noto Sans CJK JP"',
  ko: '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR"',
}

export function sans(language: Language): string {
  return `${latin}, ${cjk[language]}, sans-serif`
}

/** Returns the font of page titles: serif in English only. */
export function serif(language: Language): string {
  return isCjk(language)
    ? sans(language)
    : '"Source Serif 4", "Source Serif Stand-in", Georgia, serif'
}

export const mono = '"Atkinson Hyperlegible Mono", ui-monospace, Menlo, Consolas, monospace'

export function isCjk(language: Language): boolean {
  return language !== 'en_us'
}
