import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo, type ReactNode } from 'react'

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 24,
  marginBottom: 28,
  '& > div:first-of-type': { flex: 1, minWidth: 0 },
  [theme.breakpoints.down('md')]: {
    display: 'block',
    marginBottom: 20,
    '& > :not(:first-of-type)': { marginTop: 12 },
  },
}))

/** Renders the title of a page, a line below it, and the main action on the right. */
export const PageHeader = memo(function PageHeader(props: {
  title: ReactNode
  lead?: ReactNode
  action?: ReactNode
  /** Allows a page to focus its new title. */
  titleRef?: React.Ref<HTMLHeadingElement>
  level?: 'h1' | 'h2'
}) {
  const { title, lead, action, titleRef, level = 'h1' } = props
  return (
    <Head>
      <div>
        <Typography
          variant={level}
          component={level}
          tabIndex={-1}
          sx={{ outline: 'none' }}
          {...(titleRef && { ref: titleRef })}
        >
          {title}
        </Typography>
        {lead && (
          <Typography component="div" sx={{ mt: 1, color: 'ink.muted', maxWidth: '68ch' }}>
            {lead}
          </Typography>
        )}
      </div>
      {action}
    </Head>
  )
})
