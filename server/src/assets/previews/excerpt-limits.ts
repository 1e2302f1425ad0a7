/** What is given away of a sound at most, whatever its format is. */
export const secondsMax = 10;
/** Of the whole: a short file must not be given away. */
export const shareMax = 0.1;
/** Less is nothing to judge a file by. */
export const secondsMin = 1;
