import type { Handler } from "../../call/call.ts";
import { readWholeDocument } from "../../changes/edit-document.ts";
import { pastResult } from "./past-result.ts";

/** The check-ins, and the figures of earlier days that were told later. */
export const getPast: Handler<"getPast"> = (_payload, call) => readWholeDocument(call, "past", pastResult);
