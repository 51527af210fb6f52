import { styled } from '@mui/material/styles'
import type { MeasuredTexts } from '@systole/domain/reports/chips'
import type { placedChips } from '@systole/domain/reports/edit-chips'
import { type RefObject, useLayoutEffect, useRef } from 'react'

export const ChipRoom = styled('div')({ position: 'relative', display: 'grid' })

/** An overlay with the exact metrics of the field, which marks measurements; the text is the field's own. */
const Marks = styled('div')(({ theme }) => {
  const { brand, tone } = (theme.vars ?? theme).palette
  return {
    position: 'absolute',
    inset: '0 auto 0 0',
    overflow: 'hidden',
    padding: '10px 12px',
    border: '1px solid transparent',
    pointerEvents: 'none',
    color: 'transparent',
    font: 'inherit',
    lineHeight: 1.6,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    '& mark': {
      color: 'transparent',
      borderRadius: 4,
      backgroundColor: `color-mix(in srgb, ${brand.main} 22%, transparent)`,
      boxShadow: `0 0 0 1.5px color-mix(in srgb, ${brand.main} 22%, transparent)`,
    },
    '& mark[data-gone]': {
      backgroundColor: `color-mix(in srgb, ${tone.danger.text} 34%, transparent)`,
      boxShadow: `0 0 0 1.5px ${tone.danger.text}`,
    },
    '& mark[data-doubt]': {
      backgroundColor: `color-mix(in srgb, ${tone.warn.text} 26%, transparent)`,
      boxShadow: `0 0 0 1.5px ${tone.warn.text}`,
    },
    '@media (forced-colors: active)': { '& mark': { border: '1px solid' } },
  }
})

export function ChipMarks(props: {
  area: RefObject<HTMLTextAreaElement | null>
  shown: string
  chips: ReturnType<typeof placedChips>
  /** Measurements that are probably errors. */
  implausible: MeasuredTexts
}) {
  const { area, shown, chips, implausible } = props
  const marks = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [field, over] = [area.current, marks.current]
    if (!field || !over) return
    const follow = () => {
      // without the field's scroll bar
      over.style.width = `${field.clientWidth + field.clientLeft * 2}px`
      over.style.height = `${field.offsetHeight}px`
      over.scrollTop = field.scrollTop
    }
    follow()
    const sizes = new ResizeObserver(follow)
    sizes.observe(field)
    field.addEventListener('scroll', follow, { passive: true })
    return () => {
      sizes.disconnect()
      field.removeEventListener('scroll', follow)
    }
  })
  if (chips.length === 0) return null
  let at = 0
  return (
    <Marks ref={marks} aria-hidden>
      {chips.map(({ from, to, measurementId, gone }) => {
        const before = shown.slice(at, from)
        at = to
        return (
          <span key={`${measurementId} ${from}`}>
            {before}
            <mark
              {...(gone && { 'data-gone': '' })}
              {...(implausible.has(measurementId) && { 'data-doubt': '' })}
            >
              {shown.slice(from, to)}
            </mark>
          </span>
        )
      })}
      {shown.slice(at)}
    </Marks>
  )
}
