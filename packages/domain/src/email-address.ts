import * as z from "zod/mini";

/** A simple address shape: something, @, something with a dot in it, no blanks and nothing that can't be seen. */
export const SIMPLE_ADDRESS = /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+\.[^\s@\p{Cc}\p{Cs}]+$/u;
export const MAX_ADDRESS = 200;
export const NO_ADDRESS = "Please enter a valid email address";

/** An address, or nothing. */
export const optionalAddress = z.nullish(
  z.string().check(
    z.trim(),
    z.maxLength(MAX_ADDRESS, NO_ADDRESS),
    z.refine((address) => address === "" || SIMPLE_ADDRESS.test(address), NO_ADDRESS),
  ),
);
