import { styled } from '@mui/material/styles'

/** Space below an optional notice. */
export const NoticeSpace = styled('div')({ marginBottom: 20, '&:empty': { display: 'none' } })
