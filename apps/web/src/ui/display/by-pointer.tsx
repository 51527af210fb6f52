import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** Matches a screen used by touch, on which files cannot be dropped; some phones say that they can hover. */
const BY_TOUCH = '@media (hover: none), (pointer: coarse)'

const ByMouse = styled('span')({ [BY_TOUCH]: { display: 'none' } })
const ByTouch = styled('span')({ display: 'none', [BY_TOUCH]: { display: 'inline' } })

/** Renders the instruction for the pointer of this device, such as to drop files or to choose them. */
export function ByPointer({ mouse, touch }: { mouse: ReactNode; touch: ReactNode }) {
  return (
    <>
      <ByMouse>{mouse}</ByMouse>
      <ByTouch>{touch}</ByTouch>
    </>
  )
}
