import { type RefObject, useEffect, useState } from 'react'

/** Tracks the current page: the one below the upper third of the viewport. */
export function useShownPage(desk: RefObject<HTMLElement | null>, pages: number) {
  const [current, setCurrent] = useState(1)
  useEffect(() => {
    const element = desk.current
    if (!element || pages === 0) return
    const follow = () => {
      const line = element.getBoundingClientRect().top + element.clientHeight / 3
      const sheets = [...element.querySelectorAll<HTMLElement>('[data-page]')]
      const read = sheets.findLast((sheet) => sheet.getBoundingClientRect().top <= line)
      setCurrent(Number(read?.dataset.page ?? 1))
    }
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [desk, pages])
  const goTo = (page: number) => {
    const wanted = Math.min(pages, Math.max(1, page))
    const sheet = desk.current?.querySelector(`[data-page="${wanted}"]`)
    sheet?.scrollIntoView({ block: 'start' })
    setCurrent(wanted)
  }
  return { current, goTo }
}
