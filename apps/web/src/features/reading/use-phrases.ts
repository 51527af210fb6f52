import type { Language } from '@systole/domain/hospitals/hospital'
import { phrasesFor, type Slash, slashAt, withPhrase } from '@systole/domain/phrases/slash'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { phrasesQuery } from './phrases.queries.ts'

/** What `/` asks for in a text. It neither opens nor takes anything while an input method is composing. */
export function usePhrases(options: {
  language: Language
  value: string
  onText: (text: string) => void
}) {
  const { language, value, onText } = options
  const area = useRef<HTMLTextAreaElement>(null)
  const caretAfter = useRef<number>(undefined)
  const [slash, setSlash] = useState<Slash>()
  const [at, setAt] = useState(0)
  const { data: all = [] } = useQuery({ ...phrasesQuery(language), enabled: slash !== undefined })
  const found = slash ? phrasesFor(all, slash.query) : []
  const active = Math.min(at, found.length - 1)
  useLayoutEffect(() => {
    if (caretAfter.current === undefined) return
    area.current?.setSelectionRange(caretAfter.current, caretAfter.current)
    caretAfter.current = undefined
  })
  const look = (composing: boolean) => {
    const { value: text = '', selectionStart = 0 } = area.current ?? {}
    const next = composing ? undefined : slashAt(text, selectionStart)
    setSlash((was) => (was?.from === next?.from && was?.query === next?.query ? was : next))
    setAt(0)
  }
  const take = (index: number) => {
    const phrase = found[index]
    if (!phrase || !slash) return
    const { text, caret } = withPhrase(area.current?.value ?? value, slash, phrase.body)
    caretAfter.current = caret
    setSlash(undefined)
    onText(text)
    area.current?.focus()
  }
  const step = (by: number) => setAt((active + by + found.length) % found.length)
  const keyed = (key: string): (() => void) | undefined => {
    if (key === 'ArrowDown') return () => step(1)
    if (key === 'ArrowUp') return () => step(-1)
    if (key === 'Enter' || key === 'Tab') return () => take(active)
    if (key === 'Escape') return () => setSlash(undefined)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (found.length === 0 || event.nativeEvent.isComposing || event.ctrlKey || event.altKey) return
    const action = keyed(event.key)
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }
  return { area, found, active, look, take, keyDown, close: () => setSlash(undefined) }
}
