export const firstAdminLink = null;
