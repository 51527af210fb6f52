export const VIEW_NAME_MAX = 60
export const VIEW_QUERY_MAX = 500
export const VIEWS_PER_PERSON = 20
