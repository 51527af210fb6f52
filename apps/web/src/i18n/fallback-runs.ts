import { htmlLang, isLanguage, type Language } from '@systole/i18n/languages'
import type { PostProcessorModule } from 'i18next'

const MARK = 'data-fallback'

type Resolved = { usedLng?: string; usedNS?: string }

/**
 * Sets `lang` on texts shown in a fallback language (SHELL-4, WCAG 3.1.2). Texts are plain strings once rendered, so the page is
 * observed, but only after a fallback has been used.
 */
export class FallbackRuns {
  readonly name = 'fallbackRuns'
  readonly #runs = new Map<string, Language>()
  #observer: MutationObserver | undefined

  /** Records every text supplied by a fallback language and reports its namespace. */
  postProcessor(
    shown: () => Language,
    onFallback: (namespace: string) => void,
  ): PostProcessorModule {
    return {
      type: 'postProcessor',
      name: this.name,
      process: (text: string, _key, { i18nResolved }: { i18nResolved?: Resolved }) => {
        const used = i18nResolved?.usedLng
        if (isLanguage(used) && used !== shown()) {
          this.#note(text, used)
          onFallback(i18nResolved?.usedNS ?? '')
        }
        return text
      },
    }
  }

  /** Clears the recorded texts after a language switch. */
  forget(): void {
    this.#observer?.disconnect()
    this.#observer = undefined
    this.#runs.clear()
    for (const element of document.querySelectorAll(`[${MARK}]`)) unmark(element)
  }

  #note(text: string, language: Language): void {
    this.#runs.set(text.trim(), language)
    if (this.#observer) return
    this.#observer = new MutationObserver((changes) => {
      for (const { target } of changes) this.#markUnder(target)
    })
    const watched = { childList: true, characterData: true, subtree: true }
    this.#observer.observe(document.body, watched)
  }

  #markUnder(root: Node): void {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    if (root instanceof Text) this.#mark(root)
    while (texts.nextNode()) if (texts.currentNode instanceof Text) this.#mark(texts.currentNode)
  }

  #mark({ parentElement: element }: Text): void {
    if (!element) return
    const language = this.#runs.get(element.textContent?.trim() ?? '')
    if (language === undefined) unmark(element)
    else {
      element.setAttribute('lang', htmlLang[language])
      element.setAttribute(MARK, '')
    }
  }
}

function unmark(element: Element): void {
  if (!element.hasAttribute(MARK)) return
  element.removeAttribute('lang')
  element.removeAttribute(MARK)
}
