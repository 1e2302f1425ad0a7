/** The job whose row is the record of a paid task: it runs when the record may be forgotten. */
export const forgetKind = 'forget_a2a_task';
