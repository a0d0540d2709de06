import { spawnSync } from "node:child_process";

const CANDIDATES = [process.env.PYTHON, "python3", "/usr/bin/python3"];
const SPEED = `
import time, torch, numpy
torch.set_num_threads(1)
a = torch.rand(512, 512)
begin = time.time()
for _ in range(4): a @ a
print(torch.__version__, 4 * 2 * 512 ** 3 / 1e9 / (time.time() - begin))
`;
/** Billions of operations a second on one thread: below it there is no optimised BLAS. */
const SLOW = 2;

/** A Python with PyTorch and NumPy; a sentence where there is none. */
export function findPython(): { python: string; warning: string | null } | { missing: string } {
  for (const python of CANDIDATES) {
    if (!python) continue;
    const { status, stdout } = spawnSync(python, ["-c", SPEED], { encoding: "utf8" });
    if (status !== 0) continue;
    const [version = "", speed = "0"] = stdout.trim().split(" ");
    const isSlow = Number(speed) < SLOW;
    return {
      python,
      warning: isSlow
        ? `PyTorch ${version} multiplies at ${Number(speed).toFixed(1)} billion operations a second: it seems to have no optimised BLAS, without which training is about 50 times slower. On Debian: apt install libopenblas0-serial`
        : null,
    };
  }
  return {
    missing:
      "Training needs Python 3 with PyTorch and NumPy. On Debian: apt install python3-torch libopenblas0-serial. Another Python is named in the variable PYTHON.",
  };
}
