export const registration = {
  title: 'Create an account',
}
