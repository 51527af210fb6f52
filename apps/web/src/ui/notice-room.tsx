import { styled } from '@mui/material/styles'

/** Room under a notice that may or may not be there. */
export const NoticeRoom = styled('div')({ marginBottom: 20, '&:empty': { display: 'none' } })
