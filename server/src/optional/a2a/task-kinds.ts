/** The job whose row is the record of a paid task: it runs when the record may be forgotten. */
export const forgetKind = 'forget_a2a_task';

/** The job that tells the receivers of a paid task its end, where its process did not. */
export const tellEndKind = 'tell_a2a_task_end';
