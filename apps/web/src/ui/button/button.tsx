import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'

type Look = {
  /** contained: the primary action. outlined: secondary. text: tertiary. */
  variant?: 'contained' | 'outlined' | 'text'
  color?: 'primary' | 'error'
  size?: 'small' | 'medium' | 'large'
  startIcon?: ReactNode
  endIcon?: ReactNode
  fullWidth?: boolean
}
export type ButtonProps = Look & Omit<ComponentProps<typeof ButtonRoot>, 'color'>

/** Renders a button; a third of the size of MUI's, whose ripple and spinner are unused; the props have the same names. */
export function Button({ children, type = 'button', ...props }: ButtonProps) {
  const { startIcon, endIcon, ...rest } = withLook(props)
  return (
    <ButtonRoot {...rest} type={type}>
      {startIcon}
      {children}
      {endIcon}
    </ButtonRoot>
  )
}

/** Returns the attributes used by the styles below. */
export function withLook<Props extends Look>(props: Props) {
  const { variant = 'text', color = 'primary', size = 'medium', fullWidth, ...rest } = props
  return {
    ...rest,
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    ...(fullWidth && { 'data-full': '' }),
  }
}

export const buttonBase = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 44,
  padding: '6px 18px',
  border: '1px solid transparent',
  borderRadius: 6,
  background: 'none',
  font: 'inherit',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms',
  '&[data-size="small"]': { minHeight: 36, padding: '4px 14px', fontSize: '.9375rem' },
  '@media (max-width: 899.95px)': { '&[data-size="small"]': { minHeight: 44 } }, // touch target
  '&[data-size="large"]': { minHeight: 50, fontSize: '1.0625rem' },
  '&[data-variant="text"]': { paddingInline: 10 },
  '&[data-full]': { width: '100%' },
  '&:disabled': { cursor: 'not-allowed' },
} as const

export const ButtonRoot = styled('button')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return { ...buttonBase, ...buttonColours(palette) }
})

type Palette = {
  primary: { main: string; contrastText: string }
  surface: { paper: string; sunken: string; tint: string }
  ink: { strong: string }
  edge: { control: string; line: string }
  brand: { hover: string }
  text: { disabled: string }
  tone: { danger: { text: string; background: string; solid: string } }
}

export function buttonColours({ primary, surface, ink, edge, brand, text, tone }: Palette) {
  const pressed = 'inset 0 -1px 0 rgba(0,0,0,.18)'
  return {
    color: primary.main,
    '&[data-variant="contained"]': {
      color: primary.contrastText,
      backgroundColor: primary.main,
      boxShadow: pressed,
    },
    '&[data-variant="contained"]:hover': { backgroundColor: brand.hover },
    '&[data-variant="contained"][data-color="error"]': {
      color: '#fff',
      backgroundColor: tone.danger.solid,
    },
    '&[data-variant="outlined"]': {
      color: ink.strong,
      backgroundColor: surface.paper,
      borderColor: edge.control,
    },
    '&[data-variant="outlined"]:hover': { backgroundColor: surface.sunken },
    '&[data-variant="text"]:hover': { backgroundColor: surface.tint },
    '&[data-variant="outlined"][data-color="error"], &[data-variant="text"][data-color="error"]': {
      color: tone.danger.text,
    },
    '&&:disabled': {
      color: text.disabled,
      backgroundColor: surface.sunken,
      borderColor: edge.line,
      boxShadow: 'none',
    },
    '&[data-variant="text"]:disabled': { backgroundColor: 'transparent' },
  } as const
}
