/** Said of a loan that bears none: a rate of zero. */
export const NO_INTEREST = /\b(?:(?:no|zero|without) interest|interest[- ]free)\b/;
