import Backdrop from '@mui/material/Backdrop'
import Fade from '@mui/material/Fade'
import Modal from '@mui/material/Modal'
import { styled, useTheme } from '@mui/material/styles'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { radius, shadow } from '../../theme/tokens.ts'

export type DialogWidth = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

const Layer = styled(Modal)({ '@media print': { position: 'absolute !important' } }) // overrides MUI's own style attribute

const Shade = styled(Backdrop)({ zIndex: -1 })

const Around = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  height: '100%',
  outline: 0,
  '@media print': { height: 'auto' },
})

/**
 * The dialog. `data-full`: covers a small screen. `data-short`: question and answers on a sheet over the page, within reach of
 * the thumb.
 */
const Sheet = styled('div')(({ theme }) => {
  const { background, text } = (theme.vars ?? theme).palette
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    margin: 32,
    width: 'calc(100% - 64px)',
    maxHeight: 'calc(100% - 64px)',
    overflowY: 'auto',
    outline: 0,
    borderRadius: radius.dialog,
    boxShadow: shadow.dialog,
    backgroundColor: background.paper,
    color: text.primary,
    '@media print': { overflowY: 'visible', boxShadow: 'none' },
    '&[data-full]': {
      margin: 0,
      width: '100%',
      maxWidth: 'none !important', // overrides the width used elsewhere
      height: '100dvh',
      maxHeight: 'none',
      alignSelf: 'flex-end',
      borderRadius: 0,
    },
    '&[data-full][data-short]': {
      height: 'auto',
      maxHeight: 'calc(100dvh - 32px)',
      borderRadius: `${radius.dialog}px ${radius.dialog}px 0 0`,
    },
    '&[data-full][data-short] > .dialog-content': { flex: '0 1 auto' },
  }
})

/** Renders layer, backdrop and panel of a dialog: a third of the size of MUI's, on the same Modal. */
export function DialogFrame(props: {
  open: boolean
  role: 'dialog' | 'alertdialog'
  width: DialogWidth
  /** The form that the dialog takes on a narrow screen; undefined on others. */
  narrow: 'sheet' | 'full' | undefined
  labelledBy: string
  describedBy: string
  onEscape: () => void
  onBackdrop: () => void
  onShut: (() => void) | undefined
  children: ReactNode
}) {
  const { open, width, narrow, onEscape, onBackdrop } = props
  const { breakpoints, transitions } = useTheme()
  const { enteringScreen: enter, leavingScreen: exit } = transitions.duration
  const pressedAround = useRef(false)
  useShut(open, props.onShut)
  const isAround = (event: MouseEvent) => event.target === event.currentTarget
  return (
    <Layer
      open={open}
      closeAfterTransition
      slots={{ backdrop: Shade }}
      slotProps={{ backdrop: { transitionDuration: { enter, exit } } }}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onEscape()}
    >
      <Fade in={open} appear timeout={{ enter, exit }} role="presentation">
        <Around
          data-around=""
          onMouseDown={(event) => {
            pressedAround.current = isAround(event)
          }}
          onClick={(event) => {
            // A selection that ends outside the sheet must not close the dialog, because it started inside.
            if (pressedAround.current && isAround(event)) onBackdrop()
            pressedAround.current = false
          }}
        >
          <Sheet
            role={props.role}
            aria-modal
            aria-labelledby={props.labelledBy}
            aria-describedby={props.describedBy}
            tabIndex={-1}
            data-mui-focusable="" // required by MUI's focus trap
            style={{ maxWidth: width === 'xs' ? 444 : breakpoints.values[width] }}
            {...(narrow && { 'data-full': '' })}
            {...(narrow === 'sheet' && { 'data-short': '' })}
          >
            {props.children}
          </Sheet>
        </Around>
      </Fade>
    </Layer>
  )
}

/** Calls `onShut` after the focus trap has restored the focus, since a parent's effect runs after those of its children. */
function useShut(open: boolean, onShut: (() => void) | undefined): void {
  const was = useRef(open)
  useEffect(() => {
    if (was.current && !open) onShut?.()
    was.current = open
  })
}
