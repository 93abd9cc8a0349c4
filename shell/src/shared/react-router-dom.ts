/**
 * What the page shares as `react-router-dom`: the part of React Router that slices and the shell use. A package that is
 * shared whole is not tree-shaken, and this one has four times the bytes. Its `Link` is not among them: slices link with
 * `SiteLink`, which fetches ahead. Add a name here when a slice needs it, and release the shell first.
 */
export {
  createPath,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Router,
  Routes,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
