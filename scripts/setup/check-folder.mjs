/** Stops commands where they would fail later without a reason. Plain JavaScript, because tsx fails there, too. */
const folder = process.cwd();
if (/[#?%]/.test(folder)) {
  console.error(
    `The path "${folder}" has "#", "?" or "%" in it, which the tools of this project cannot read: move the project to another folder.`,
  );
  process.exit(1);
}
