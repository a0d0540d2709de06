import { NO_LEVERS } from "@seven-figures/domain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Places, RoadPull } from "./road-pull.ts";

let frames: (() => void)[] = [];
const nextFrame = () => {
  const due = frames;
  frames = [];
  for (const draw of due) draw();
};

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", (at: number) => frames.splice(at - 1, 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function pulling() {
  const pull = new RoadPull<Places>();
  const drawn: Places[] = [];
  const settled: Places[] = [];
  pull.work = {
    draw: (places) => {
      drawn.push(places);
      return places;
    },
    settle: (places) => settled.push(places),
  };
  return { pull, drawn, settled };
}

test("a lever is told at once where it stands, what follows every other frame, and the page when it rests", () => {
  const { pull, drawn, settled } = pulling();
  const heard: unknown[] = [];
  pull.listen(() => heard.push([pull.places?.saving, pull.drawn?.saving]));
  pull.slide({ saving: 25 });
  pull.slide({ saving: 50 });
  expect(heard).toEqual([
    [25, undefined],
    [50, undefined],
  ]);
  nextFrame();
  expect(drawn).toEqual([{ saving: 50 }]);
  expect(heard).toHaveLength(2);
  pull.slide({ saving: 60 });
  nextFrame();
  expect(heard.at(-1)).toEqual([60, 50]);
  nextFrame();
  nextFrame();
  expect(heard.at(-1)).toEqual([60, 60]);
  expect(drawn).toHaveLength(2);
  vi.advanceTimersByTime(150);
  pull.slide({ saving: 75 });
  vi.advanceTimersByTime(150);
  expect(settled).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(settled).toEqual([{ saving: 75 }]);
});

test("what is pulled stands until the page holds it, and longer where it was moved on meanwhile", () => {
  const { pull } = pulling();
  pull.slide({ saving: 25 });
  nextFrame();
  nextFrame();
  pull.followed({ ...NO_LEVERS, spending: 100 });
  expect(pull.places).toEqual({ saving: 25 });
  pull.slide({ saving: 50 });
  pull.followed({ ...NO_LEVERS, saving: 25 });
  expect(pull.drawn).toEqual({ saving: 25 });
  pull.followed({ ...NO_LEVERS, saving: 50 });
  expect([pull.places, pull.drawn]).toEqual([null, null]);
});

test("what another hand moves ends the pull: nothing of it is drawn or settled any more", () => {
  const { pull, drawn, settled } = pulling();
  pull.slide({ saving: 25 });
  pull.slide({ spending: -50 });
  expect(pull.take()).toEqual({ saving: 25, spending: -50 });
  nextFrame();
  vi.advanceTimersByTime(1000);
  expect([drawn, settled, pull.take()]).toEqual([[], [], {}]);
});
