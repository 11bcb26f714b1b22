import type { RouteDefinition } from '../define/define-route.ts';
import { wireShapeOf } from '../define/wire-shape.ts';
import type { WireShape } from '../define/wire-shape.ts';

const answerShapes = new WeakMap<RouteDefinition, WireShape>();

/** The shape of a route's 200 answer: the one that the build of the page has written, else that of its schema. */
export function answerShapeOf(route: RouteDefinition): WireShape {
  const shape = route.answerShape ?? answerShapes.get(route) ?? wireShapeOf(route.responses[200]);
  answerShapes.set(route, shape);
  return shape;
}

/**
 * The shape of the body of a route that may wait on the device (`waitsOnDevice`).
 * @throws Error for a route without a body
 */
export function bodyShapeOf({ name, bodyShape, body }: RouteDefinition): WireShape {
  if (bodyShape) return bodyShape;
  if (body) return wireShapeOf(body);
  throw new Error(`${name} takes no body, or its page was built without the shape: it lacks waitsOnDevice`);
}
