import type { Page } from "@playwright/test";

/** The least side of what a finger has to hit, in CSS pixels; half a pixel is left to rounding. */
const FINGER = 44;

/**
 * What can be pressed on the page as it stands and is smaller than a finger, as `name: width x height`. The size is what
 * answers to a press around the middle, labels and rows that reach farther than the control included. Links within a
 * sentence are as large as its line, as WCAG allows.
 */
export function smallTouchTargets(page: Page, within = "body"): Promise<string[]> {
  return page.evaluate(
    ({ within, finger }) => {
      const SELECTOR = "a[href], button, input, select, textarea, summary, [role=menuitem], [role=menuitemradio]";
      const isInSentence = (control: Element) => {
        if (control.tagName !== "A" || getComputedStyle(control).display !== "inline") return false;
        return (control.parentElement?.textContent ?? "").trim() !== (control.textContent ?? "").trim();
      };
      const answers = (control: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        if (!hit) return false;
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
        return [control, ...labels].some((target) => target.contains(hit));
      };
      /** How far a press answers from the middle in one direction, up to a finger's half. */
      const reach = (control: Element, x: number, y: number, dx: number, dy: number) => {
        let far = 0;
        while (far < finger && answers(control, x + dx * (far + 1), y + dy * (far + 1))) far += 1;
        return far;
      };
      /** The usual case, found at once: a finger around the middle. */
      const fits = (control: Element, x: number, y: number) => {
        const half = finger / 2 - 1;
        return [
          [-half, 0],
          [half, 0],
          [0, -half],
          [0, half],
        ].every(([dx = 0, dy = 0]) => answers(control, x + dx, y + dy));
      };
      const isPressed = (control: Element) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(control).clipPath !== "inset(50%)" &&
        !control.matches(":disabled, [aria-hidden=true], [tabindex='-1']") &&
        !isInSentence(control);
      const nameOf = (control: Element) =>
        control.getAttribute("aria-label") || control.textContent?.trim() || control.id;
      const small: string[] = [];
      for (const control of document.querySelectorAll(`${within} :is(${SELECTOR})`)) {
        if (!isPressed(control)) continue;
        control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { left, top, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (width === 0 || height === 0 || !answers(control, x, y) || fits(control, x, y)) continue;
        const wide = reach(control, x, y, -1, 0) + reach(control, x, y, 1, 0) + 1;
        const high = reach(control, x, y, 0, -1) + reach(control, x, y, 0, 1) + 1;
        if (wide >= finger - 0.5 && high >= finger - 0.5) continue;
        small.push(`${nameOf(control).slice(0, 40)}: ${wide} x ${high}`);
      }
      return [...new Set(small)];
    },
    { within, finger: FINGER },
  );
}
